import type { Language } from '../../../shared/locales/languages.ts';

/**
 * The alert for when not even its texts can be loaded (R-network-error). lastResortText.test.ts keeps them equal to the
 * texts `alert.network.title`, `alert.network.text` and `alert.retry`.
 */
export const LAST_RESORT_TEXTS: Record<Language, { title: string; text: string; retry: string }> = {
  en: {
    title: 'Connection problem',
    text: 'We couldn’t reach the server. Please check your connection and try again.',
    retry: 'Try again',
  },
  es: {
    title: 'Problema de conexión',
    text: 'No hemos podido conectar con el servidor. Comprueba tu conexión e inténtalo de nuevo.',
    retry: 'Reintentar',
  },
  fr: {
    title: 'Problème de connexion',
    text: 'Nous n’arrivons pas à joindre le serveur. Vérifie ta connexion et réessaie.',
    retry: 'Réessayer',
  },
  it: {
    title: 'Problema di connessione',
    text: 'Non riusciamo a raggiungere il server. Controlla la connessione e riprova.',
    retry: 'Riprova',
  },
  de: {
    title: 'Keine Verbindung',
    text: 'Wir erreichen den Server nicht. Prüfe deine Verbindung und versuch es noch einmal.',
    retry: 'Erneut versuchen',
  },
  nl: {
    title: 'Geen verbinding',
    text: 'We kunnen de server niet bereiken. Controleer je verbinding en probeer het opnieuw.',
    retry: 'Opnieuw proberen',
  },
  pt: {
    title: 'Problema de ligação',
    text: 'Não conseguimos contactar o servidor. Verifica a tua ligação e tenta de novo.',
    retry: 'Tentar de novo',
  },
  hu: {
    title: 'Kapcsolati hiba',
    text: 'Nem érjük el a szervert. Ellenőrizd az internetkapcsolatodat, és próbáld újra.',
    retry: 'Újrapróbálom',
  },
};
