export function sourcesOf(root: string, rooms: string[]): string[];
export function neededPackages(root: string, rooms: string[]): { imported: string[]; folders: string[] };
