/** One drawing of the game-icons set, as the path of an SVG of 512 by 512. */
declare module "icon:*" {
  const path: string;
  export default path;
}
