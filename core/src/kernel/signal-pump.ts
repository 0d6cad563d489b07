import type { Logger } from './logger.ts'
import type { SignalSender, SignalStore } from './outbox-store.ts'
import { WorkLoop } from './work-loop.ts'

const AT_ONCE = 100
/** Milliseconds between two looks at the database, however many commits there are. */
const REST = 10

export interface SignalPumpSettings {
  readonly store: SignalStore
  readonly sender: SignalSender
  readonly logger: Logger
}

export interface SignalPump {
  start(): void
  /** To be called after each commit. */
  wake(): void
  /** Resolves when every signal woken for has gone out. */
  idle(): Promise<void>
  stop(): Promise<void>
}

/** Gives committed signals their numbers and sends them in that order. */
export function createSignalPump({ store, sender, logger }: SignalPumpSettings): SignalPump {
  const pass = async () => {
    for (;;) {
      const signals = await store.number(AT_ONCE)
      for (const signal of signals) sender.send(signal)
      if (signals.length < AT_ONCE) return
    }
  }
  const loop = new WorkLoop(pass, (error) => logger.error({ err: error }, 'Signals could not be sent'), REST)
  return {
    start: () => loop.start(),
    wake: () => loop.wake(),
    idle: () => loop.settled(),
    stop: () => loop.stop(),
  }
}
