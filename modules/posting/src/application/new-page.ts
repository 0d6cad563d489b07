import type { Actor } from '@callboard/core'
import type { PostingPage } from '../domain/page.ts'
import { userIdOf } from './project-gate.ts'

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
