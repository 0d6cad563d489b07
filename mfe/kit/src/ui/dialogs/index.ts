/** What covers a page until it is answered. */
import './styles.ts'

export { Drawer, Modal } from './dialogs.tsx'
