import { mount } from "svelte";
import "@fontsource/alegreya-sans/latin-400.css";
import "@fontsource/alegreya-sans/latin-700.css";
import "@fontsource/cinzel/latin-700.css";
import "./styles/base.css";
import App from "./App.svelte";
import { language } from "./lib/language.svelte";
import { renew } from "./lib/renew";
import { settings } from "./lib/settings.svelte";

const target = document.getElementById("page");
if (!target) throw new Error("the page has no place to be");
// Whatever fetches a part of the page, and misses it.
addEventListener("vite:preloadError", () => void renew());
settings.apply();
// Words come before the page: nobody sees one language turn into another.
await language.speak(settings.language);
mount(App, { target });
