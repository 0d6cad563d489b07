import { ApiError } from './api-error.ts'

/** Statuses for ids of nothing that exists (404) and for malformed ids (400, 422). */
const NOWHERE = new Set([400, 404, 422])

/** @param fault of an endpoint that only reads the things named by the address */
export const leadsNowhere = (fault: unknown): fault is ApiError =>
  fault instanceof ApiError && NOWHERE.has(fault.status)
