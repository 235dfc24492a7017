/** See the places that use it. */
export const together = {};
