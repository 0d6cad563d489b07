import { IconCamera, IconRefresh, IconUpload } from '@callboard/kit/icons'
import { PHOTO_ACCEPTS, readPicture, UNSEEN_PHOTO } from '@callboard/kit/pictures'
import { FileButton } from '@callboard/kit/ticks'
import { Alert, Button, Text } from '@callboard/kit/ui'
import type { ReactNode } from 'react'
import styles from './onboard.module.css'
import type { CheckInFlow } from './use-check-in.ts'
import { usePhotoCamera } from './use-photo-camera.ts'

function Camera(props: {
  readonly onShot: (shot: Promise<Blob | null>) => void
  /** The way without the camera. */
  readonly children: ReactNode
}) {
  const { video, camera, reopen } = usePhotoCamera()
  const take = () => {
    if (camera.kind === 'on') props.onShot(camera.shoot())
  }
  if (camera.kind === 'failed')
    return (
      <>
        <Alert color="orange" title="The camera did not open">
          {camera.words} You can also use a file.
        </Alert>
        <div className={styles.photoActions}>
          <Button size="md" variant="default" leftSection={<IconRefresh size={16} />} onClick={reopen}>
            Try again
          </Button>
          {props.children}
        </div>
      </>
    )
  return (
    <>
      <PhotoFrame>
        <video ref={video} playsInline muted aria-label="What the camera sees" />
        <svg viewBox="0 0 100 100" aria-hidden className={styles.photoOutline}>
          <ellipse cx="50" cy="42" rx="20" ry="26" />
          <path d="M12 100c4-22 18-29 38-29s34 7 38 29" />
        </svg>
      </PhotoFrame>
      <div className={styles.photoActions}>
        <Button
          size="md"
          leftSection={<IconCamera size={16} />}
          disabled={camera.kind !== 'on'}
          onClick={take}
        >
          Take photo
        </Button>
        {props.children}
      </div>
    </>
  )
}

/** A square of the size that the rest of the step leaves of the screen. */
const PhotoFrame = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.photoSpace}>
    <div>
      <div className={styles.photoFrame}>{children}</div>
    </div>
  </div>
)

/** A photo of today for the log sheet. */
export default function PhotoStep({ flow }: { readonly flow: CheckInFlow }) {
  const error = flow.errors.photo
  const takeFile = async (file: File) => {
    const read = await readPicture(file)
    if ('fault' in read) flow.refusePhoto(read.fault)
    else flow.setPhoto(read.picture)
  }
  const fromFile = (
    <FileButton accept={PHOTO_ACCEPTS} onChange={(file) => file && void takeFile(file)}>
      {(button) => (
        <Button
          size="md"
          variant="subtle"
          color="gray"
          leftSection={<IconUpload size={16} />}
          aria-invalid={error ? true : undefined}
          {...button}
        >
          Use a file
        </Button>
      )}
    </FileButton>
  )
  return (
    <div className={styles.photo}>
      <Text c="dimmed">Face the camera with your head and shoulders in the outline.</Text>
      {error ? (
        <Text c="var(--cb-red)" role="alert">
          {error}
        </Text>
      ) : null}
      {flow.hasPhoto ? (
        <>
          <PhotoFrame>
            {flow.photoUrl ? (
              <img src={flow.photoUrl} alt="You, today" />
            ) : (
              <Text p="md" c="white">
                {UNSEEN_PHOTO}
              </Text>
            )}
          </PhotoFrame>
          <div className={styles.photoActions}>
            <Button
              size="md"
              variant="default"
              leftSection={<IconRefresh size={16} />}
              onClick={() => flow.setPhoto(null)}
            >
              Retake
            </Button>
            {fromFile}
          </div>
        </>
      ) : (
        <Camera onShot={flow.takePhoto}>{fromFile}</Camera>
      )}
    </div>
  )
}
