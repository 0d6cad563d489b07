import { useAction } from '@callboard/kit/data'
import { Modal } from '@callboard/kit/dialogs'
import { IconUpload } from '@callboard/kit/icons'
import { Face } from '@callboard/kit/labels'
import { isUnseen, PHOTO_ACCEPTS, readPicture, UNSEEN_PHOTO } from '@callboard/kit/pictures'
import { FileButton } from '@callboard/kit/ticks'
import { ActionFault, Button, Group, Stack, Text } from '@callboard/kit/ui'
import { useEffect, useState } from 'react'
import { saveAvatarAction } from '../../data/records.ts'
import { nameOf } from '../row-actions.ts'
import type { RecordDialogProps } from './record-dialogs.tsx'

interface Chosen {
  readonly picture: Blob
  /** Null where this browser cannot show it. */
  readonly url: string | null
}

const shownBy = (picture: Blob): Chosen => ({
  picture,
  url: isUnseen(picture) ? null : URL.createObjectURL(picture),
})

/** 'Edit Avatar': another photo in the place of that of today. */
export function AvatarDialog({ record, onClose }: RecordDialogProps) {
  const save = useAction(saveAvatarAction, { onDone: onClose })
  const [chosen, setChosen] = useState<Chosen>()
  const [fault, setFault] = useState<string>()
  useEffect(() => () => (chosen?.url ? URL.revokeObjectURL(chosen.url) : undefined), [chosen])
  const choose = async (file: File | null) => {
    if (!file) return
    const read = await readPicture(file)
    setFault('fault' in read ? read.fault : undefined)
    setChosen('fault' in read ? undefined : shownBy(read.picture))
  }
  const name = nameOf(record)
  return (
    <Modal opened onClose={onClose} title={`Edit Avatar: ${name}`}>
      <Stack gap="md" align="center">
        <Face
          of="talent"
          src={chosen?.url ?? record.photo_url}
          size={120}
          alt={`Photo of ${name}`}
          name={name}
        />
        <FileButton accept={PHOTO_ACCEPTS} onChange={(file) => void choose(file)}>
          {(button) => (
            <Button {...button} data-autofocus variant="default" leftSection={<IconUpload size={16} />}>
              Choose a photo
            </Button>
          )}
        </FileButton>
        {chosen?.url === null ? <Text>{UNSEEN_PHOTO}</Text> : null}
        {fault ? (
          <Text role="alert" c="var(--cb-red)">
            {fault}
          </Text>
        ) : null}
      </Stack>
      <ActionFault error={save.error} />
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button
          loading={save.busy}
          disabled={!chosen}
          onClick={() => chosen && void save.run({ id: record._id, file: chosen.picture })}
        >
          Save
        </Button>
      </Group>
    </Modal>
  )
}
