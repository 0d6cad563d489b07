const LINE = /^nodejs_eventloop_lag_p99_seconds ([\d.e+-]+)$/m

/** Milliseconds that a process was late by, p99 since it was asked last, as its own metrics say. */
export async function loopDelayOf(origin: string): Promise<number> {
  const reply = await fetch(`${origin}/metrics`)
  const found = LINE.exec(await reply.text())
  if (!found?.[1]) throw new Error(`${origin}/metrics does not tell the event-loop delay.`)
  return Number(found[1]) * 1_000
}
