import { BottomSheet } from '@callboard/kit/dialogs'
import { GroupButton } from './group-button.tsx'
import type { ShownGroup } from './review-groups.ts'
import styles from './window-strip.module.css'

/** On a phone: all groups of the tab, from the place of the open one among them. */
export default function GroupsSheet(props: {
  readonly shown: readonly ShownGroup[]
  readonly open: string
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onOpen: (id: string) => void
}) {
  return (
    <BottomSheet opened={props.isOpen} onClose={props.onClose} title="Groups">
      <ul className={styles.sheet}>
        {props.shown.map((one) => (
          <li key={one.group._id}>
            <GroupButton
              one={one}
              isOpen={one.group._id === props.open}
              isWhole
              onOpen={(id) => {
                props.onClose()
                props.onOpen(id)
              }}
            />
          </li>
        ))}
      </ul>
    </BottomSheet>
  )
}
