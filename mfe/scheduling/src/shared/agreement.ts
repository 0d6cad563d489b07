import type { ConfirmWords } from '@callboard/kit/ui'

/** How many appointments a refused call would cancel; undefined for another refusal. */
function touchedAppointments(fault: unknown): number | undefined {
  const { code, details } = fault as {
    readonly code?: string
    readonly details?: Readonly<Record<string, number>>
  }
  return code === 'touches_appointments' ? details?.appointments : undefined
}

/**
 * Sends a call that may cancel appointments. The server refuses it until the person agreed to their number; where the
 * number has changed meanwhile, the person is asked again.
 * @param words the question about so many appointments
 * @returns undefined when the person said no
 * @throws what the server refuses otherwise
 */
export async function withAgreement<R>(
  send: (agreed_appointments?: number) => Promise<R>,
  words: (appointments: number) => ConfirmWords,
  ask: (words: ConfirmWords) => Promise<boolean>,
): Promise<R | undefined> {
  let agreed: number | undefined
  for (;;) {
    try {
      return await send(agreed)
    } catch (fault) {
      const touched = touchedAppointments(fault)
      if (touched === undefined || touched === agreed) throw fault
      if (!(await ask(words(touched)))) return undefined
      agreed = touched
    }
  }
}

/** @param doing such as 'Archiving' */
export const cancelsAppointments = (doing: string, appointments: number): string =>
  appointments === 1
    ? `${doing} cancels 1 appointment still to come. Its talent gets an e-mail.`
    : `${doing} cancels ${appointments} appointments still to come. Each talent gets an e-mail.`
