import { ApiError } from './api-error.ts'

/** Statuses for ids of nothing that exists (404) and for malformed ids (400, 422). */
const NOWHERE = new Set([400, 404, 422])

/** @param fault of an endpoint that reads what the address names, and is asked for nothing else */
export const leadsNowhere = (fault: unknown): fault is ApiError =>
  fault instanceof ApiError && NOWHERE.has(fault.status)
