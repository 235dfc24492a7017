/** Everything the page says in English. Other languages have the type of this one, so none can miss a text. */

import { common } from "./en/common";
import { front } from "./en/front";
import { generic } from "./en/generic";
import { problems } from "./en/problems";
import { replay } from "./en/replay";
import { table } from "./en/table";
import { together } from "./en/together";

export const en = { common, front, generic, problems, replay, table, together };

export type Texts = typeof en;
