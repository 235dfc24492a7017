/** Todo lo que la página dice en español. */

import type { Texts } from "./en";
import { common } from "./es/common";
import { front } from "./es/front";
import { generic } from "./es/generic";
import { problems } from "./es/problems";
import { replay } from "./es/replay";
import { table } from "./es/table";
import { together } from "./es/together";

export const es: Texts = { common, front, generic, problems, replay, table, together };
