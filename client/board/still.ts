/** A part of the drawing that is drawn again only when one of its properties changes. */
import { Component, type ComponentChildren, type ComponentType } from "preact";

export function still<P extends object>(draw: (props: P) => ComponentChildren): ComponentType<P> {
  return class extends Component<P> {
    override shouldComponentUpdate(next: Readonly<P>): boolean {
      const now = this.props as Record<string, unknown>;
      const then = next as Record<string, unknown>;
      return Object.keys({ ...now, ...then }).some((key) => now[key] !== then[key]);
    }
    override render() {
      return draw(this.props);
    }
  };
}
