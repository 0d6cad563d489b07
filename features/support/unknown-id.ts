/** A well-formed id of nothing that exists. */
export const UNKNOWN_ID = '01900000-0000-7000-8000-000000000000'
