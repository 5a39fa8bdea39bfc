import { Component, type ReactNode } from 'react';
import { CrashNotice } from './CrashNotice.tsx';

interface ErrorBoundaryProps {
  /** What is shown instead of what fell over; left out, that the page did. */
  instead?: ReactNode;
  onCrash?: () => void;
  children: ReactNode;
}

/** A fault in a page shows a way on instead of a white screen; also when its code cannot be fetched. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError(): { crashed: boolean } {
    return { crashed: true };
  }

  override componentDidCatch(): void {
    this.props.onCrash?.();
  }

  override render(): ReactNode {
    const { instead = <CrashNotice />, children } = this.props;
    return this.state.crashed ? instead : children;
  }
}
