import { readEverywhere } from './zone-cases.ts'

process.stdout.write(readEverywhere())
