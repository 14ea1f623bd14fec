/** Texts that would run as a script if a page treated them as markup. Each would call `window.ran`. */
export const PAYLOADS: readonly string[] = [
  '<script>ran()</script>',
  '<img src=x onerror=ran()>',
  '<svg/onload=ran()>',
  '"><iframe srcdoc="<script>parent.ran()</script>">',
  "'-ran()-'",
  '<a href="javascript:ran()">look</a>',
  '<details open ontoggle=ran()>',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=ran()>',
  '{{constructor.constructor("ran()")()}}',
  '&lt;img src=x onerror=ran()&gt;',
];
