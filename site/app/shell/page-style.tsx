/**
 * A style sheet that only some pages need, after that of the site. React writes it into the head,
 * and shows the content after it when it is loaded.
 */
export const PageStyle = ({ href }: { href: string }) => (
  <link rel="stylesheet" href={href} precedence="page" />
)
