import { type OwnDataSource, type Token, token } from '@callboard/core'

export const FREELANCERS_OWN_DATA: Token<OwnDataSource> = token('freelancers.own-data')
