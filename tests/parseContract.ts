import { readContract } from './contract'

/** Parses the contract before the first test: every worker would spend its first seconds on it otherwise. */
export function setup(): void {
  readContract()
}
