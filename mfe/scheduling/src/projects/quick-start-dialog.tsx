import { Modal } from '@callboard/kit/dialogs'
import QuickStart from './quick-start.tsx'

/** The same over the list. */
export default function QuickStartDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Modal opened onClose={onClose} title="Quick Start" size={928}>
      <QuickStart />
    </Modal>
  )
}
