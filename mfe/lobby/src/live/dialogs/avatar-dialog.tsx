import { useAction } from '@callboard/kit/data'
import { Modal } from '@callboard/kit/dialogs'
import { IconUpload } from '@callboard/kit/icons'
import { Avatar } from '@callboard/kit/labels'
import { FileButton } from '@callboard/kit/ticks'
import { ActionFault, Button, Group, Stack, Text } from '@callboard/kit/ui'
import { PHOTO_TYPES } from '@callboard/lobby/contract'
import { useEffect, useState } from 'react'
import { saveAvatarAction } from '../../data/records.ts'
import { isPicture } from '../../onboard/is-picture.ts'
import { PHOTO_FAULTS, photoFault } from '../../onboard/photo-fault.ts'
import { nameOf } from '../row-actions.ts'
import type { RecordDialogProps } from './record-dialogs.tsx'

interface Chosen {
  readonly file: File
  readonly url: string
}

/** 'Edit Avatar': another photo in the place of that of today. */
export function AvatarDialog({ record, onClose }: RecordDialogProps) {
  const save = useAction(saveAvatarAction, { onDone: onClose })
  const [chosen, setChosen] = useState<Chosen>()
  const [fault, setFault] = useState<string>()
  useEffect(() => () => (chosen ? URL.revokeObjectURL(chosen.url) : undefined), [chosen])
  const choose = async (file: File | null) => {
    if (!file) return
    const wrong = photoFault(file) ?? ((await isPicture(file)) ? undefined : PHOTO_FAULTS.unreadable)
    setFault(wrong)
    setChosen(wrong ? undefined : { file, url: URL.createObjectURL(file) })
  }
  const name = nameOf(record)
  return (
    <Modal opened onClose={onClose} title={`Edit Avatar: ${name}`}>
      <Stack gap="md" align="center">
        <Avatar
          src={chosen?.url ?? record.photo_url}
          size={200}
          radius="sm"
          alt={`Photo of ${name}`}
          name={name}
        />
        <FileButton accept={PHOTO_TYPES.join(',')} onChange={(file) => void choose(file)}>
          {(button) => (
            <Button {...button} data-autofocus variant="default" leftSection={<IconUpload size={18} />}>
              Choose a photo
            </Button>
          )}
        </FileButton>
        {fault ? (
          <Text role="alert" c="var(--mantine-color-error)">
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
          onClick={() => chosen && void save.run({ id: record._id, file: chosen.file })}
        >
          Save
        </Button>
      </Group>
    </Modal>
  )
}
