import { Component, type ReactNode } from 'react';
import { CrashNotice } from './CrashNotice.tsx';

/** A fault in a page shows a way on instead of a white screen; also when its code cannot be fetched. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError(): { crashed: boolean } {
    return { crashed: true };
  }

  override render(): ReactNode {
    return this.state.crashed ? <CrashNotice /> : this.props.children;
  }
}
