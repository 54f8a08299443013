/** A number alone, with a real minus sign. */
export function writing(language: string): (n: number) => string {
  const digits = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return (n) => digits.format(n).replace("-", "−");
}
