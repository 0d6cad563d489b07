/** Drag and drop, by mouse, touch and keyboard. */
export { DragDropProvider, DragOverlay, useDraggable, useDroppable } from '@dnd-kit/react'
export { useSortable } from '@dnd-kit/react/sortable'
