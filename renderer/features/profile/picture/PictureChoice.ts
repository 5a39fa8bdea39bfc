import { makeAutoObservable, runInAction } from 'mobx';
import { uploadPicture } from '../../../../shared/contract/settings.ts';
import { MAX_PICTURE_BYTES } from '../../../../shared/domain/limits.ts';
import type { TextKey } from '../../../../shared/locales/keys.ts';
import { toFailure } from '../../../api/apiFailure.ts';
import type { ApiClient } from '../../../api/client.ts';

/** Part of a picture, in its own pixels. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Deps {
  api: ApiClient;
  /** Makes the file to send from a part of a picture. */
  cut: (url: string, area: Area) => Promise<Blob>;
  /** Address of a file in this page, and its end. */
  urls: Pick<typeof URL, 'createObjectURL' | 'revokeObjectURL'>;
}

/** A photo on its way to being the picture: chosen, cut, sent (R-picture-cut). */
export class PictureChoice {
  url: string | null = null;
  crop = { x: 0, y: 0 };
  zoom = 1;
  area: Area | null = null;
  problem: TextKey | null = null;
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Takes a file up, whatever the system calls its kind: the browser tries to show it (R-picture). */
  take(file: File | undefined): void {
    if (!file) return;
    this.problem = null;
    if (file.size > MAX_PICTURE_BYTES) this.problem = 'profile.picture.tooLarge';
    if (this.problem) return;
    this.clear();
    this.url = this.#deps.urls.createObjectURL(file);
  }

  /** The browser could not show it. */
  refuse(): void {
    this.clear();
    this.problem = 'error.E.picture.unreadable';
  }

  setCrop(crop: { x: number; y: number }): void {
    this.crop = crop;
  }

  setZoom(zoom: number): void {
    this.zoom = zoom;
  }

  setArea(area: Area): void {
    this.area = area;
  }

  /** Lets the file go. */
  clear(): void {
    if (this.url) this.#deps.urls.revokeObjectURL(this.url);
    this.url = null;
    this.crop = { x: 0, y: 0 };
    this.zoom = 1;
    this.area = null;
  }

  /**
   * @returns whether the picture is set; else `problem` tells the way on
   * @throws ApiFailure for failures not about the file; the choice stays
   */
  async send(): Promise<boolean> {
    if (!this.url || !this.area) return false;
    this.problem = null;
    try {
      const blob = await this.#deps.cut(this.url, this.area).catch(() => null);
      if (blob) await this.#deps.api.upload(uploadPicture, blob, 'picture.jpg');
      else runInAction(() => this.refuse());
      return blob !== null;
    } catch (error) {
      const failure = toFailure(error);
      const problem = problemOf(failure.code);
      if (!problem) throw failure;
      runInAction(() => {
        this.problem = problem;
      });
      return false;
    }
  }
}

function problemOf(code: string): TextKey | null {
  if (code === 'E.mediaType') return 'profile.picture.wrongType';
  if (code === 'E.tooLarge') return 'profile.picture.tooLarge';
  if (code === 'E.picture.unreadable') return 'error.E.picture.unreadable';
  return null;
}
