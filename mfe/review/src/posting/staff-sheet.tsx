import { BottomSheet, SheetRow, SheetSection } from '@callboard/kit/dialogs'
import { IconChecks } from '@callboard/kit/icons'
import { Link } from '@callboard/kit/ui'
import type { ReactNode } from 'react'
import type { PageAction } from './page-action.ts'
import { named } from './page-action-words.ts'
import styles from './posting-tools.module.css'

/** On a phone, what staff want of a page rarely, and below it what stands behind View elsewhere. */
export default function StaffSheet(props: {
  readonly uri: string
  readonly actions: readonly PageAction[]
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}) {
  const { onClose } = props
  return (
    <BottomSheet opened={props.isOpen} onClose={onClose} title="More">
      <SheetSection title="Project">
        <SheetRow component={Link} to={`/picks/${props.uri}`} icon={IconChecks} onClick={onClose}>
          Picks
        </SheetRow>
      </SheetSection>
      {props.actions.length > 0 ? (
        <SheetSection title="Page">
          {named(props.actions).map(({ name, icon, run }) => (
            <SheetRow
              key={name}
              icon={icon}
              onClick={() => {
                onClose()
                run()
              }}
            >
              {name}
            </SheetRow>
          ))}
        </SheetSection>
      ) : null}
      <div className={styles.sheet}>{props.children}</div>
    </BottomSheet>
  )
}
