import { generic } from "../generic/face";

export const words = generic("raiders").words;
