import { type OwnDataSource, type Token, token } from '@callboard/core'

export const SCHEDULING_OWN_DATA: Token<OwnDataSource> = token('scheduling.own-data')
