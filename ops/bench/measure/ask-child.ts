import type { ChildProcess, Serializable } from 'node:child_process'

/** The next message of a process. @throws Error when it ends instead */
export async function answerOf<Answer>(child: ChildProcess): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const answered = (answer: unknown) => resolve(answer as Answer)
  const ended = () => reject(new Error('A process of the bench ended too early.'))
  child.once('message', answered).once('exit', ended)
  try {
    return await promise
  } finally {
    child.off('message', answered).off('exit', ended)
  }
}

/** Tells a process something and waits for its answer. @throws Error when it ends instead */
export async function askChild<Answer>(child: ChildProcess, order: Serializable): Promise<Answer> {
  const answer = answerOf<Answer>(child)
  child.send(order)
  return await answer
}
