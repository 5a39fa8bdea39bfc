import type { Language } from '../../../shared/locales/languages.ts';

/**
 * The alert for when not even its texts can be loaded (R-network-error). lastResortText.test.ts keeps them equal to the
 * texts `alert.network.title`, `alert.network.text` and `alert.retry`.
 */
export const LAST_RESORT_TEXTS: Record<Language, { title: string; text: string; retry: string }> = {
  en: {
    title: 'Network connection problem',
    text: 'We could not reach the server. Please check your connection and try again.',
    retry: 'Try again',
  },
  es: {
    title: 'Problema de conexión',
    text: 'No hemos podido contactar con el servidor. Comprueba tu conexión y vuelve a intentarlo.',
    retry: 'Reintentar',
  },
  fr: {
    title: 'Problème de connexion',
    text: 'Le serveur est injoignable. Vérifie ta connexion et réessaie.',
    retry: 'Réessayer',
  },
  it: {
    title: 'Problema di connessione',
    text: 'Non riusciamo a raggiungere il server. Controlla la connessione e riprova.',
    retry: 'Riprova',
  },
  de: {
    title: 'Keine Verbindung zum Server',
    text: 'Der Server ist nicht erreichbar. Prüfe deine Verbindung und versuche es noch einmal.',
    retry: 'Erneut versuchen',
  },
  nl: {
    title: 'Geen verbinding met de server',
    text: 'We konden de server niet bereiken. Controleer je verbinding en probeer het opnieuw.',
    retry: 'Opnieuw proberen',
  },
  pt: {
    title: 'Problema de ligação',
    text: 'Não conseguimos contactar o servidor. Verifica a tua ligação e tenta de novo.',
    retry: 'Tentar de novo',
  },
  hu: {
    title: 'Kapcsolódási hiba',
    text: 'Nem értük el a szervert. Ellenőrizd a kapcsolatot, és próbáld újra.',
    retry: 'Újra',
  },
};
