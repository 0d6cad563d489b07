/**
 * The remedy after a failed step of an upload.
 * wait: the line or the server is away; address: the signed address is used up; resend: the piece did not arrive
 * whole; closed: the server has ended the take; elsewhere: another device of the talent records it; refused: trying
 * again cannot help.
 */
export type Remedy = 'wait' | 'address' | 'resend' | FinalRemedy
export type FinalRemedy = 'closed' | 'elsewhere' | 'refused'

const FINAL: readonly Remedy[] = ['closed', 'elsewhere', 'refused']
export const isFinal = (remedy: Remedy): remedy is FinalRemedy => FINAL.includes(remedy)

interface Fault {
  readonly status: number
  readonly code: string
  readonly current?: unknown
}

export const asFault = (fault: unknown): Fault | undefined =>
  typeof fault === 'object' && fault !== null && 'status' in fault && 'code' in fault
    ? (fault as Fault)
    : undefined

/** `unexpected`: something between here and the server answered, as balancers do while the server is replaced. */
const isAway = ({ status, code }: Fault) =>
  code === 'unexpected' || status === 0 || status >= 500 || status === 408 || status === 429

/**
 * @param step the failed step; a confirmed piece that is not there must be sent again, a take that is not there never
 * will
 */
export function remedyFor(fault: unknown, step: 'address' | 'send' | 'confirm' | 'tell'): Remedy {
  const known = asFault(fault)
  if (!known || isAway(known)) return 'wait'
  if (step === 'send') return 'address'
  if (known.code === 'take_closed') return 'closed'
  if (known.code === 'other_device') return 'elsewhere'
  if (step === 'confirm' && (known.code === 'piece_damaged' || known.status === 404)) return 'resend'
  return 'refused'
}

/** Numbers that the server lacks, when that is why it did not finish the take. */
export function lackingPieces(fault: unknown): readonly number[] {
  const known = asFault(fault)
  if (known?.code !== 'pieces_missing' || !Array.isArray(known.current)) return []
  return known.current.filter((number): number is number => typeof number === 'number')
}

const LONGEST = 30_000

/** Milliseconds before the next try: doubling from half a second, at most 30 s, spread so that a hall of phones does not knock at once. */
export const backoff = (attempt: number, chance: number): number =>
  Math.min(LONGEST, 500 * 2 ** attempt) * (0.75 + chance / 2)
