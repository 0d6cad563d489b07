/** Modal overlays. */
import './styles.ts'

export { BottomSheet, SheetRow, SheetSection } from './bottom-sheet.tsx'
export { Drawer, Modal } from './dialogs.tsx'
