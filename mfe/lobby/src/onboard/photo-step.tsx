import { Alert, Button, Group, Stack, Text } from '@callboard/kit'
import { FileButton } from '@callboard/kit/forms'
import { IconCamera, IconRefresh, IconUpload } from '@callboard/kit/icons'
import { PHOTO_TYPES } from '@callboard/lobby/contract'
import { useState } from 'react'
import { photoFault } from './photo-fault.ts'
import type { CheckInFlow } from './use-check-in.ts'
import { usePhotoCamera } from './use-photo-camera.ts'

function Camera({ onPhoto }: { readonly onPhoto: (photo: Blob) => void }) {
  const { video, camera } = usePhotoCamera(true)
  const take = async () => {
    const photo = camera.kind === 'on' ? await camera.shoot() : null
    if (photo) onPhoto(photo)
  }
  if (camera.kind === 'failed')
    return (
      <Alert color="orange" title="The camera did not open">
        {camera.words} You can also use a file.
      </Alert>
    )
  return (
    <Stack gap="md">
      <div className="lobby-photo-frame">
        <video ref={video} playsInline muted aria-label="What the camera sees" />
        <svg viewBox="0 0 100 100" aria-hidden className="lobby-photo-outline">
          <ellipse cx="50" cy="42" rx="20" ry="26" />
          <path d="M12 100c4-22 18-29 38-29s34 7 38 29" />
        </svg>
      </div>
      <Button
        size="md"
        leftSection={<IconCamera size={18} />}
        disabled={camera.kind !== 'on'}
        onClick={() => void take()}
      >
        Take photo
      </Button>
    </Stack>
  )
}

/** A photo of today for the log sheet. */
export default function PhotoStep({ flow }: { readonly flow: CheckInFlow }) {
  const [fault, setFault] = useState<string>()
  const error = fault ?? flow.errors.photo
  const use = (photo: Blob) => {
    setFault(photoFault(photo))
    if (!photoFault(photo)) flow.setPhoto(photo)
  }
  return (
    <Stack gap="md">
      <Text c="dimmed">Face the camera with your head and shoulders in the outline.</Text>
      {flow.photoUrl ? (
        <>
          <div className="lobby-photo-frame">
            <img src={flow.photoUrl} alt="You, today" />
          </div>
          <Button
            size="md"
            variant="default"
            leftSection={<IconRefresh size={18} />}
            onClick={() => flow.setPhoto(null)}
          >
            Retake
          </Button>
        </>
      ) : (
        <Camera onPhoto={use} />
      )}
      <Group justify="center">
        <FileButton accept={PHOTO_TYPES.join(',')} onChange={(file) => file && use(file)}>
          {(button) => (
            <Button
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
      </Group>
      {error ? (
        <Text c="var(--mantine-color-error)" role="alert">
          {error}
        </Text>
      ) : null}
    </Stack>
  )
}
