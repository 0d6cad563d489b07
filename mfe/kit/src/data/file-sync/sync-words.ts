import type { HelperState } from './helper-line.ts'

export interface SyncWords {
  /** The state as the sources name it. */
  readonly state: 'Checking' | 'App not running' | 'Syncing' | 'Not syncing'
  readonly text: string
  /** What is wrong, beside the state. */
  readonly fault: string | null
}

const NO_HELPER = {
  away: 'The sync helper copies takes to a folder on this computer. Start it there with this command; this page finds it by itself.',
  elsewhere:
    'A program answers on this computer, but not to this page. If it is the sync helper, start it again with this command.',
  blocked:
    'This browser does not let the page talk to apps on this computer. Allow it beside the address of this page, under local network or apps on this device.',
} as const

/** @param helper undefined while it is looked for */
export function syncWords(helper: HelperState | undefined): SyncWords {
  if (!helper)
    return { state: 'Checking', text: 'Looking for the sync helper on this computer.', fault: null }
  if (helper.kind === 'none') return { state: 'App not running', text: NO_HELPER[helper.why], fault: null }
  const { fault, files, of, step, syncing } = helper.sync
  if (!syncing)
    return {
      state: 'Not syncing',
      text: 'Takes of this session can be copied to this computer as they come in.',
      fault,
    }
  return { state: 'Syncing', text: progress(files, of, step), fault }
}

function progress(files: number, of: number, step: string | null): string {
  if (step === 'waiting' && of === 0) return 'Asking for the takes of this session.'
  if (of === 0) return 'There are no takes yet. New ones are copied as they come in.'
  if (of === 1) return files === 1 ? 'The take is on this computer.' : 'The take is on its way.'
  return files < of
    ? `${files} of ${of} takes are on this computer.`
    : `All ${of} takes are on this computer.`
}

/** On the button that opens the dialog. @param isWanted the sync was turned on in this browser */
export function buttonWords(helper: HelperState | undefined, isWanted: boolean): string {
  if (!isWanted) return 'File sync'
  const { state } = syncWords(helper)
  if (helper?.kind !== 'here' || !helper.sync.syncing || helper.sync.of === 0) return state
  return `Syncing ${helper.sync.files} of ${helper.sync.of}`
}

/** Starts the helper for this install. */
export const startCommand = (origin: string): string =>
  `npm run sync-helper -- --folder ~/Callboard --origin ${origin}`
