/**
 * A style sheet that only some pages need, after that of the site. React writes it into the head,
 * and shows what comes with it when it is there.
 */
export const PageStyle = ({ href }: { href: string }) => (
  <link rel="stylesheet" href={href} precedence="page" />
)
