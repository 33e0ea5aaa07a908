import { styled } from 'styled-components'
import type { FairFigures } from '../../worklist/views'
import { dutchNumber } from '../ui/formats'
import { Card } from './card'

const Part = styled.div`
  padding: 1.6rem 2rem;
  border-bottom: 1px solid ${({ theme }) => theme.colors.neutral150};
  color: ${({ theme }) => theme.colors.neutral600};
  font-size: 1.4rem;
  font-variant-numeric: tabular-nums;

  &:last-child { border-bottom: 0; }
  svg { display: block; width: 100%; height: auto; overflow: visible; }
`

const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 1.2rem;
`

const Value = styled.p`
  margin: 0.3rem 0 0.8rem;
  color: ${({ theme }) => theme.colors.neutral800};
  font-size: 3.2rem;
  font-weight: 700;
  line-height: 1.1;
  small { color: ${({ theme }) => theme.colors.neutral600}; font-size: 1.5rem; font-weight: 500; }
`

const Drawing = styled.svg`
  .past { fill: ${({ theme }) => theme.colors.primary200}; }
  .now { fill: ${({ theme }) => theme.colors.primary600}; }
  .empty { fill: ${({ theme }) => theme.colors.neutral0}; stroke: ${({ theme }) => theme.colors.neutral500}; }
  .option { fill: ${({ theme }) => theme.colors.warning500}; }
  .blocked { fill: ${({ theme }) => theme.colors.neutral300}; }
  line { stroke: ${({ theme }) => theme.colors.neutral800}; }
`

const Ends = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 1.2rem;
  margin-top: 0.6rem;
`

/** Of the drawings, in their own units: about the pixels of the narrow column. */
const WIDTH = 306
const BARS_HEIGHT = 56

function Registrations({ total, weeks }: NonNullable<FairFigures['registrations']>) {
  const most = Math.max(1, ...weeks.map(({ count }) => count))
  const step = WIDTH / weeks.length
  const [first, last] = [weeks[0], weeks.at(-1)]
  return (
    <Part>
      <Head>
        <span>Registraties</span>
        <span>{last?.count ? `+${dutchNumber(last.count)} deze week` : 'deze week nog geen'}</span>
      </Head>
      <Value>{dutchNumber(total)}</Value>
      <Drawing
        viewBox={`0 0 ${WIDTH} ${BARS_HEIGHT}`}
        role="img"
        aria-label={`Registraties per week: ${weeks.map(({ week, count }) => `week ${week} ${count}`).join(', ')}`}
      >
        {weeks.map(({ week, count }, at) => {
          const height = ((BARS_HEIGHT - 4) * count) / most
          return (
            <rect
              key={week}
              className={at === weeks.length - 1 ? 'now' : 'past'}
              x={at * step}
              y={BARS_HEIGHT - height}
              width={step - 7}
              height={height}
            >
              <title>{`Week ${week}: ${count}`}</title>
            </rect>
          )
        })}
        <line x1={0} x2={WIDTH} y1={BARS_HEIGHT} y2={BARS_HEIGHT} />
      </Drawing>
      <Ends aria-hidden>
        <span>{`week ${first?.week}`}</span>
        <span>{`week ${last?.week}, tot nu`}</span>
      </Ends>
    </Part>
  )
}

const Rooms = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, max-content) minmax(6rem, 1fr) max-content;
  gap: 0.6rem 1.2rem;
  align-items: center;
  li { display: contents; }
  svg { height: 1.2rem; }
  li > :first-child { color: ${({ theme }) => theme.colors.neutral800}; }
  li > :last-child { text-align: right; }
`

function Places({ taken, places, rooms }: NonNullable<FairFigures['places']>) {
  return (
    <Part>
      <span>Plaatsen bezet</span>
      <Value>
        {dutchNumber(taken)} <small>van {dutchNumber(places)}</small>
      </Value>
      <Rooms>
        {rooms.map((room) => (
          <li key={room.name}>
            <span>{room.name}</span>
            <Drawing viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden>
              <rect
                className="empty"
                x="0.5"
                y="0.5"
                width="99"
                height="9"
                vectorEffect="non-scaling-stroke"
              />
              <rect
                className="now"
                width={room.places === 0 ? 0 : Math.min(100, (100 * room.taken) / room.places)}
                height="10"
              />
            </Drawing>
            <span>{`${dutchNumber(room.taken)}/${dutchNumber(room.places)}`}</span>
          </li>
        ))}
      </Rooms>
    </Part>
  )
}

/** A stand of the drawing: its square and the space around it. */
const SQUARE = 8
const PITCH = 10.2
const PER_ROW = Math.floor(WIDTH / PITCH)
/** Above this many stands the chart draws no squares, only the numbers. */
const MAX_SQUARES = 600

function Stands(stands: NonNullable<FairFigures['stands']>) {
  const { free, option, blocked, letArea } = stands
  const total = stands.let + free + option + blocked
  const squares = [
    ...Array<string>(stands.let).fill('now'),
    ...Array<string>(option).fill('option'),
    ...Array<string>(blocked).fill('blocked'),
    ...Array<string>(free).fill('empty'),
  ]
  const rows = Math.ceil(squares.length / PER_ROW)
  return (
    <Part>
      <Head>
        <span>Stands verhuurd</span>
        <span>{`${dutchNumber(letArea)} m²`}</span>
      </Head>
      <Value>
        {dutchNumber(stands.let)} <small>van {dutchNumber(total)}</small>
      </Value>
      {squares.length <= MAX_SQUARES && (
        <Drawing viewBox={`0 0 ${WIDTH} ${rows * PITCH}`} aria-hidden>
          {squares.map((state, at) => (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: squares are told apart by their place only.
              key={at}
              className={state}
              x={(at % PER_ROW) * PITCH + 0.5}
              y={Math.floor(at / PER_ROW) * PITCH + 0.5}
              width={SQUARE}
              height={SQUARE}
            />
          ))}
        </Drawing>
      )}
      <p>{`${dutchNumber(free)} vrij, ${dutchNumber(option)} in optie, ${dutchNumber(blocked)} geblokkeerd`}</p>
    </Part>
  )
}

/** The figures of the fair, within the user's rights; nothing without any. */
export function Figures({ figures }: { readonly figures: FairFigures }) {
  const { registrations, places, stands } = figures
  if (!registrations && !places && !stands) return null
  return (
    <Card title="Stand van zaken">
      {registrations && <Registrations {...registrations} />}
      {places && <Places {...places} />}
      {stands && <Stands {...stands} />}
    </Card>
  )
}
