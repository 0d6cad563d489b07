import { type OwnDataSource, type Token, token } from '@callboard/core'

export const POSTING_OWN_DATA: Token<OwnDataSource> = token('posting.own-data')
