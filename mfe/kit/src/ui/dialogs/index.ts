/** Modal overlays. */
import './styles.ts'

export { Drawer, Modal } from './dialogs.tsx'
