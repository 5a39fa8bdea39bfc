import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import hu from './hu.json' with { type: 'json' };
import it from './it.json' with { type: 'json' };
import type { Language } from './languages.ts';
import nl from './nl.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };

/** All texts of all languages. Pages load the one language they show instead. */
export const TEXTS: Record<Language, Record<string, string>> = { en, es, fr, it, de, nl, pt, hu };
