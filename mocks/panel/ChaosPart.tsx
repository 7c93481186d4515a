import { useState, type FormEvent } from 'react'
import { readChaos, startChaos, stopChaos } from '../settings/chaos'

/** Random faults, reproducible by seed. */
export function ChaosPart() {
  const chaos = readChaos()
  const [seed, setSeed] = useState(chaos?.seed ?? 'one')
  const [share, setShare] = useState(String((chaos?.share ?? 0.2) * 100))
  const start = (event: FormEvent) => {
    event.preventDefault()
    startChaos(seed, { share: Number(share) / 100 })
  }
  return (
    <form onSubmit={start} className="mock-panel-row">
      <label>
        Seed
        <input required value={seed} onChange={({ target }) => setSeed(target.value)} />
      </label>
      <label>
        Share (%)
        <input
          type="number"
          min={1}
          max={100}
          required
          value={share}
          onChange={({ target }) => setShare(target.value)}
        />
      </label>
      <button type="submit">{chaos ? 'Start again' : 'Start'}</button>
      {chaos && (
        <button type="button" onClick={stopChaos}>
          Stop
        </button>
      )}
    </form>
  )
}
