import { defineSubject } from '@callboard/core/http-contract'
import type { SessionFacts } from '@callboard/projects/queries'
import type { FreelancerRequest } from '../domain/request.ts'

export const requestSubject = defineSubject<{
  readonly request: FreelancerRequest
  /** Also one that is deleted: its request still says what became of it. */
  readonly session: SessionFacts
  readonly isDeleted: boolean
}>()('freelancer-request', 'This request', ['id'])
