import { requestOf } from '@callboard/core/http-contract'
import {
  IconChalkboard,
  IconClipboardCheck,
  IconDownload,
  IconFileText,
  IconUsers,
} from '@callboard/kit/icons'
import { downloadOptIns, downloadSession } from '@callboard/lobby/contract'
import { lazy } from 'react'
import type { ToolbarEntry } from './toolbar-entry.ts'

/** Papers, files and screens of a session. */
export const PAPERS: readonly ToolbarEntry[] = [
  {
    section: 'Papers',
    id: 'bulk-add',
    label: 'Add talent from a CSV',
    icon: IconUsers,
    changes: true,
    dialog: lazy(() => import('../../bulk-add/bulk-add-dialog.tsx')),
  },
  {
    section: 'Papers',
    id: 'sign-in-sheet',
    label: 'Sign-in sheet',
    icon: IconClipboardCheck,
    opens: ({ studio_uri, _id }) => `/sign-in-sheet/${studio_uri}/${_id}`,
    newTab: true,
  },
  {
    section: 'Papers',
    id: 'session-csv',
    label: 'Download CSV',
    icon: IconDownload,
    opens: ({ _id }) => requestOf(downloadSession, { session: _id }).address,
  },
  {
    section: 'Papers',
    id: 'opt-ins',
    label: 'Download opt-ins CSV',
    icon: IconFileText,
    only: ['super_admin'],
    opens: ({ _id }) => requestOf(downloadOptIns, { session: _id }).address,
  },
  {
    section: 'Papers',
    id: 'board',
    label: 'Board for the waiting room',
    icon: IconChalkboard,
    dialog: lazy(() => import('../../board/board-dialog.tsx')),
  },
]
