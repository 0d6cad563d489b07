import { type Actor, conflict } from '@callboard/core'
import type { PostingPage } from '../../domain/page.ts'

export const userIdOf = (actor: Actor): string | null => (actor.kind === 'user' ? actor.userId : null)

export const nameTaken = (name: string) =>
  conflict('page_exists', `You already have the posting page ${name}`)

export const newPage = (
  actor: Actor,
  id: string,
  projectId: string,
  name: string,
  now: Date,
): PostingPage => ({
  id,
  projectId,
  name: name.trim(),
  createdBy: userIdOf(actor),
  createdAt: now,
  deletedAt: null,
})
