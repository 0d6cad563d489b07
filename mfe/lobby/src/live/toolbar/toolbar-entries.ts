import {
  IconCalendarPlus,
  IconCopy,
  IconDeviceMobile,
  IconFileText,
  IconFolderOpen,
  IconNotes,
  IconTrash,
  IconUserPlus,
  IconVideo,
} from '@callboard/kit/icons'
import { lazy } from 'react'
import type { LobbyModel } from '../lobby-model.ts'
import { clearList } from './clear-list.ts'
import { PAPERS } from './paper-entries.ts'
import type { ToolbarEntry } from './toolbar-entry.ts'

type Session = LobbyModel['session']

const checkInLink = ({ studio_uri, _id }: Session) => `${location.origin}/onboard/${studio_uri}/${_id}`

/** Everything the toolbar of the lobby offers, in the order of its menu. One line adds one. */
export const TOOLBAR: readonly ToolbarEntry[] = [
  {
    section: 'Lobby',
    id: 'quick-add',
    label: 'Quick add',
    icon: IconUserPlus,
    first: true,
    changes: true,
    dialog: lazy(() => import('./quick-add-dialog.tsx')),
  },
  {
    section: 'Lobby',
    id: 'check-in-link',
    label: 'Copy check-in link',
    icon: IconCopy,
    first: true,
    copies: checkInLink,
  },
  {
    section: 'Lobby',
    id: 'kiosk-link',
    label: 'Copy kiosk link',
    icon: IconDeviceMobile,
    copies: (session) => `${checkInLink(session)}?kiosk=true`,
  },
  {
    section: 'Lobby',
    id: 'check-in',
    label: 'Open check-in',
    icon: IconDeviceMobile,
    opens: checkInLink,
    newTab: true,
  },
  {
    section: 'Session',
    id: 'video-review',
    label: 'Video review',
    icon: IconVideo,
    opens: ({ studio_uri, _id }) => `/video/${studio_uri}/${_id}`,
    newTab: true,
  },
  {
    section: 'Session',
    id: 'add-date',
    label: 'Add new date',
    icon: IconCalendarPlus,
    changes: true,
    dialog: lazy(() => import('./add-date-dialog.tsx')),
  },
  {
    section: 'Session',
    id: 'edit-files',
    label: 'Edit files',
    icon: IconFileText,
    dialog: lazy(() => import('./files-dialog.tsx')),
  },
  {
    section: 'Session',
    id: 'edit-notes',
    label: 'Edit notes',
    icon: IconNotes,
    dialog: lazy(() => import('./notes-dialog.tsx')),
  },
  {
    section: 'Session',
    id: 'file-sync',
    label: 'File sync',
    icon: IconFolderOpen,
    dialog: lazy(() => import('./file-sync-dialog.tsx')),
  },
  ...PAPERS,
  {
    section: 'Lobby',
    id: 'clear-records',
    label: 'Clear records',
    icon: IconTrash,
    changes: true,
    run: clearList,
  },
]
