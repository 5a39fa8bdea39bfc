import { observer } from 'mobx-react-lite';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import Cropper from 'react-easy-crop';
import { useAction } from '../../../stores/Action.ts';
import 'react-easy-crop/react-easy-crop.css';
import { PICTURE_TYPES } from '../../../../shared/domain/limits.ts';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { type Area, PictureChoice } from './PictureChoice.ts';
import styles from './PictureDialog.module.css';

/** Diameter of the circle, in CSS pixels (R-picture-cut). */
const VIEWPORT = 200;
/** How far an arrow key moves the photo, in CSS pixels. */
const STEP = 5;

/** Side of the sent picture, in pixels: as large as the server keeps it. */
const SIDE = 512;

/**
 * @param url of a picture that the browser has shown
 * @returns the part as a file of a few ten kilobytes
 * @throws Error when the browser can't draw it
 */
async function cutOut(url: string, area: Area): Promise<Blob> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  // Transparent parts would be black in a JPEG.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, SIDE, SIDE);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, SIDE, SIDE);
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('no picture')));
    canvas.toBlob(take, 'image/jpeg', 0.92);
  });
}

/** Chooses a photo and the round part to show. */
const PictureDialog = observer(function PictureDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const { api, feedback, session } = useStores();
  const [choice] = useState(() => new PictureChoice({ api, cut: cutOut, urls: URL }));
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => choice.clear, [choice]);
  const send = useAction(async () => {
    if (!(await choice.send())) return;
    await session.loadMe();
    feedback.toast({ id: 'picture', tone: 'success', text: 'profile.picture.saved', stays: false });
    onClose();
  });
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    choice.take(event.dataTransfer.files[0]);
  };
  return (
    <Dialog
      title={t('profile.picture.title')}
      closeLabel={t('alert.close')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => input.current?.click()}>
            {t(choice.url ? 'profile.picture.other' : 'profile.picture.choose')}
          </Button>
          {choice.url && (
            <Button variant="primary" busy={send.isBusy} disabled={!choice.area} onClick={() => void send.run()}>
              {t('profile.picture.save')}
            </Button>
          )}
        </>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way of the button that chooses a file */}
      <div className={styles.body} onDragOver={(event) => event.preventDefault()} onDrop={handleDrop}>
        <input
          ref={input}
          type="file"
          hidden
          accept={PICTURE_TYPES.join(',')}
          aria-label={t('profile.picture.choose')}
          onChange={(event) => {
            choice.take(event.currentTarget.files?.[0]);
            // The same file can be chosen again.
            event.currentTarget.value = '';
          }}
        />
        {choice.url ? <CropArea choice={choice} /> : <p className={styles.drop}>{t('profile.picture.drop')}</p>}
        {choice.problem && (
          <Notice tone="error" live>
            {t(choice.problem)}
          </Notice>
        )}
      </div>
    </Dialog>
  );
});

const CropArea = observer(function CropArea({ choice }: { choice: PictureChoice }) {
  const t = useText();
  return (
    <>
      <div className={styles.area}>
        <Cropper
          image={choice.url ?? ''}
          crop={choice.crop}
          zoom={choice.zoom}
          aspect={1}
          cropShape="round"
          showGrid={false}
          cropSize={{ width: VIEWPORT, height: VIEWPORT }}
          objectFit="cover"
          keyboardStep={STEP}
          disableAutomaticStylesInjection
          onCropChange={choice.setCrop}
          onZoomChange={choice.setZoom}
          onCropComplete={(_percent, pixels) => choice.setArea(pixels)}
          mediaProps={{ onError: choice.refuse }}
          cropperProps={{ role: 'group', 'aria-label': t('profile.picture.crop') }}
        />
      </div>
      <label className={styles.zoom}>
        {t('profile.picture.zoom')}
        <input
          type="range"
          min={1}
          max={3}
          step={0.05}
          value={choice.zoom}
          onChange={(event) => choice.setZoom(Number(event.currentTarget.value))}
        />
      </label>
    </>
  );
});

export default PictureDialog;
