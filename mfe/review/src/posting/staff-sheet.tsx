import { BottomSheet, SheetRow } from '@callboard/kit/dialogs'
import { IconChecks } from '@callboard/kit/icons'
import { Link } from '@callboard/kit/ui'
import type { PageAction } from './page-action.ts'
import { named } from './page-action-words.ts'

/** On a phone, what staff want of a page rarely. */
export default function StaffSheet(props: {
  readonly uri: string
  readonly actions: readonly PageAction[]
  readonly isOpen: boolean
  readonly onClose: () => void
}) {
  const { onClose } = props
  return (
    <BottomSheet opened={props.isOpen} onClose={onClose} title="More">
      <SheetRow component={Link} to={`/picks/${props.uri}`} icon={IconChecks} onClick={onClose}>
        Picks
      </SheetRow>
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
    </BottomSheet>
  )
}
