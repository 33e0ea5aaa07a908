import { Button, Flex, Typography } from '@strapi/design-system'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'

/** Width of the framed site, in pixels; wide sites are shown smaller. */
const WIDTHS = { Breed: 1280, Telefoon: 390 } as const
/** Height of the frame on the page, in pixels. */
const HEIGHT = 720

const Window = styled.div`
  height: ${HEIGHT}px;
  overflow: hidden;
  border: 1px solid ${({ theme }) => theme.colors.neutral300};
  background: ${({ theme }) => theme.colors.neutral0};
  iframe { border: 0; transform-origin: 0 0; }
`

interface SitePreviewProps {
  readonly address: string
  /** Loads the page again when it changes. */
  readonly shown: number
}

/** A page of the site in a frame, as on a wide screen or a phone. */
export function SitePreview({ address, shown }: SitePreviewProps) {
  const [width, setWidth] = useState<keyof typeof WIDTHS>('Breed')
  const [room, setRoom] = useState(0)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0))
    if (box.current) watch.observe(box.current)
    return () => watch.disconnect()
  }, [])
  const scale = Math.min(1, room / WIDTHS[width])
  return (
    <Flex
      direction="column"
      alignItems="stretch"
      gap={3}
      minWidth={0}
      position="sticky"
      top="11rem"
    >
      <Flex justifyContent="space-between" gap={4} wrap="wrap">
        <Typography tag="h2" variant="delta">
          Zo ziet uw beurs eruit
        </Typography>
        <Flex gap={2}>
          {(Object.keys(WIDTHS) as (keyof typeof WIDTHS)[]).map((name) => (
            <Button
              key={name}
              variant={name === width ? 'default' : 'tertiary'}
              aria-pressed={name === width}
              onClick={() => setWidth(name)}
            >
              {name}
            </Button>
          ))}
        </Flex>
      </Flex>
      <Window ref={box}>
        {room > 0 && (
          <iframe
            key={shown}
            title="De site"
            src={address}
            width={WIDTHS[width]}
            height={HEIGHT / scale}
            style={{ transform: `scale(${scale})` }}
          />
        )}
      </Window>
    </Flex>
  )
}
