import { Load } from '@callboard/kit/data'
import { Modal } from '@callboard/kit/dialogs'
import { IconPencil, IconPrinter } from '@callboard/kit/icons'
import { Button, Group } from '@callboard/kit/ui'
import { createPortal } from 'react-dom'
import styles from './info.module.css'
import { InfoSheet } from './info-sheet.tsx'
import { openRecordDialog } from './record-dialog.ts'
import type { RecordDialogProps } from './record-dialogs.tsx'
import { useTalentInfo } from './use-talent-info.ts'

/** Everything that staff may know of a talent, with a sheet for the printer. */
export function InfoDialog({ record, session, onClose }: RecordDialogProps) {
  const state = useTalentInfo(session._id, record._id)
  return (
    <Modal opened onClose={onClose} title="Talent info" size="lg">
      <Load state={state}>
        {(info) => (
          <>
            <InfoSheet info={info} />
            {createPortal(
              <div className={styles.print} aria-hidden>
                <InfoSheet info={info} />
              </div>,
              document.body,
            )}
          </>
        )}
      </Load>
      <Group justify="flex-end" mt="lg">
        <Button
          variant="default"
          leftSection={<IconPencil size={16} />}
          onClick={() => openRecordDialog({ kind: 'sizes', record })}
        >
          Edit sizes and agent
        </Button>
        <Button variant="default" leftSection={<IconPrinter size={16} />} onClick={() => window.print()}>
          Print
        </Button>
      </Group>
    </Modal>
  )
}
